import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { loginPage } from './login-page.ts';
import { findPerson, people } from './people.ts';
import { createProvider } from './provider.ts';

const settings = z
  .object({
    OPENID_PORT: z.coerce.number(),
    OPENID_CLIENT_ID: z.string(),
    OPENID_CLIENT_SECRET: z.string(),
    OPENID_CLIENT_ORIGIN: z.string(),
  })
  .parse(process.env);

const host = '127.0.0.1';
const provider = createProvider(`http://${host}:${settings.OPENID_PORT}`, {
  id: settings.OPENID_CLIENT_ID,
  secret: settings.OPENID_CLIENT_SECRET,
  origin: settings.OPENID_CLIENT_ORIGIN,
});
const answer = provider.callback();

const server = createServer((request, response) => {
  if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
  interact(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(400, { 'content-type': 'text/plain' });
    response.end('This sign-in is no longer open. Go back and start it again.');
  });
});
server.listen(settings.OPENID_PORT, host);

process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});

async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    await provider.interactionDetails(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(loginPage(people));
    return;
  }
  const chosen = new URLSearchParams(await text(request)).get('person') ?? '';
  const person = findPerson(chosen);
  if (!person) throw new Error(`Nobody is called ${JSON.stringify(chosen)} here.`);
  await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
}
