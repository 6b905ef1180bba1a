import { leaveGuards } from './leave-guards.ts';

test('each guard is asked, the latest first, and the last one leaves', () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const guard = (name: string) =>
    leaveGuards.add({
      when: true,
      onLeave(proceed) {
        asked.push(name);
        answers.push(proceed);
      },
    });
  const remove = [guard('first form'), guard('second form')];
  leaveGuards.ask(() => asked.push('left'));
  expect(asked).toEqual(['second form']);
  answers[0]?.();
  expect(asked).toEqual(['second form', 'first form']);
  answers[1]?.();
  expect(asked).toEqual(['second form', 'first form', 'left']);
  remove.forEach((done) => done());
  expect(leaveGuards.active()).toBe(false);
});
