import { createDatabase } from '../../platform/database/database.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { createEnqueue } from '../../platform/outbox/outbox.ts';

const { DATABASE_URL = '', DATA_ENCRYPTION_KEY = '' } = process.env;
const db = createDatabase(DATABASE_URL);
const enqueue = createEnqueue(createDataCipher(Buffer.from(DATA_ENCRYPTION_KEY, 'hex')));
for (let number = 1; number <= 300; number += 1) {
  await enqueue(db, {
    topic: 'mail',
    payload: {
      template: 'thank-you',
      to: `guest-${number}@example.com`,
      data: { guestName: 'Guest', noteLink: 'http://localhost/thank-you', replyTo: null },
    },
  });
  if (number === 50) process.stdout.write('half done\n');
}
setInterval(() => undefined, 60_000);
