import { contractRoutes } from '../../../../platform/routing/contract-routes.ts';
import { sampleReplies } from './sample-replies.ts';

test('each route has a sample reply that its schema accepts', () => {
  const { replies } = sampleReplies();
  const refused = contractRoutes.flatMap(({ method, path, responses }) => {
    const reply = replies.find((each) => each.method === method && each.path === path);
    const schema = reply && responses[reply.status];
    const parsed = schema?.safeParse(JSON.parse(reply?.json ?? 'null'));
    return parsed?.success ? [] : [`${method} ${path}: ${parsed?.error?.message}`];
  });
  expect(refused).toEqual([]);
});

test('a path without parameters comes before one that it would match', () => {
  const { replies } = sampleReplies();
  const places = new Map(replies.map(({ method, path }, index) => [`${method} ${path}`, index]));
  for (const [place, index] of places) {
    const [method = '', path = ''] = place.split(' ');
    const general = replies.findIndex(
      (each) =>
        each.method === method &&
        each.path !== path &&
        new RegExp(`^${each.path.replaceAll(/:[A-Za-z]+/g, '[^/:]+')}$`).test(path),
    );
    if (general >= 0) expect([place, index < general]).toEqual([place, true]);
  }
});
