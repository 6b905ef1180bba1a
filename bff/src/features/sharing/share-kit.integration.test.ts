import { createRegistry, setRegistryAddress } from '@gift-registry/bff-contract';
import sharp from 'sharp';
import { signUpAndIn } from '../../testing/accounts.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { readQrCode } from '../../testing/read-qr-code.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('the calendar file has the address under which the guest came', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode } = await createSampleRegistry(testApp, user.id);
  const address = `asha-weds-dev-${registryId.slice(-8)}`;
  await client.call(setRegistryAddress, { params: { registryId }, body: { address } });
  const origin = testApp.deps.config.publicBaseUrl;
  for (const [from, link] of [
    [`/api/shared/${shareCode}/calendar`, shareCode],
    [`/api/shared/${address}/calendar`, address],
    [`/api/registries/${registryId}/calendar`, address],
  ] as const) {
    const response = await client.fetch(from);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (await response.text()).replace(/\r\n /g, '');
    expect(text).toContain(`URL;VALUE=URI:${origin}/r/${link}\r\n`);
    expect(text).toContain('SUMMARY:Meera turns thirty');
  }
});

test('the QR code comes as a drawing and as a picture', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  const svg = await client.fetch(`/api/registries/${registryId}/qr-code`);
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(await svg.text()).toMatch(/^<svg/);
  const png = await client.fetch(`/api/registries/${registryId}/qr-code?format=png`);
  expect(png.headers.get('content-type')).toBe('image/png');
  expect(
    Buffer.from(await png.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('the picture for WhatsApp holds a code that reads as the address, and names the download', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode } = await createSampleRegistry(testApp, user.id);
  const response = await client.fetch(`/api/registries/${registryId}/invitation-picture`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="invitation.jpg"');
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ width: 1080, height: 1350 });
  const seen = await picture.resize({ width: 540 }).png().toBuffer();
  expect(await readQrCode(seen)).toBe(`${testApp.deps.config.publicBaseUrl}/r/${shareCode}`);
});

test('a draft has neither', async () => {
  const { client } = await signUpAndIn(testApp);
  const { id } = await client.call(createRegistry, { body: registryForm() });
  for (const end of ['calendar', 'qr-code', 'invitation-picture'])
    expect((await client.fetch(`/api/registries/${id}/${end}`)).status).toBe(409);
});
