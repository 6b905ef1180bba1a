import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lostChanges, lostDraft } from './unsaved-changes.ts';

const loaded = { registryName: 'Home', eventDate: '2027-01-01', guestMessage: '', phoneNumber: '' };

test('changed fields are named in the order of the form', () => {
  const current = { ...loaded, phoneNumber: '98', registryName: 'Our home' };
  assert.deepEqual(lostChanges(loaded, current), ['Registry name', 'Phone number']);
  assert.deepEqual(lostChanges(loaded, { ...loaded, occasion: 'wedding' }), ['Occasion']);
});

test('what was changed back, or never chosen, is no change', () => {
  assert.deepEqual(lostChanges(loaded, { ...loaded }), []);
  assert.deepEqual(lostChanges(loaded, { ...loaded, guestMessage: null }), []);
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
