import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lostChanges, lostDraft } from './unsaved-changes.ts';

test('changed fields are named in the order of the form', () => {
  assert.deepEqual(lostChanges({ phoneNumber: true, registryName: true, occasion: false }), [
    'Registry name',
    'Phone number',
  ]);
  assert.deepEqual(lostChanges({}), []);
});

test('a saved draft is named together with its gifts', () => {
  assert.equal(lostDraft(null), undefined);
  assert.equal(lostDraft({ registryName: 'Home', itemCount: 0 }), 'the draft “Home”');
  assert.equal(lostDraft({ registryName: 'Home', itemCount: 1 }), 'the draft “Home” with its gift');
  assert.equal(
    lostDraft({ registryName: 'Home', itemCount: 3 }),
    'the draft “Home” with its 3 gifts',
  );
});
