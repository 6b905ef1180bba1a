import { addExternalItem, getScrape, startScrape, uploadPhoto } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  addUrl,
  answerProductsPage,
  finishedScrape,
  failedScrape,
  openProducts,
  scrapedProduct,
  secondPicture,
} from '../../testing/external-gift.tsx';
import { aScrape, newId } from '../../testing/fixtures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(answerProductsPage);

describe('another picture', () => {
  const openPictureField = async () => {
    testServer.reply(startScrape, ({ body }) =>
      body.kind === 'picture'
        ? aScrape()
        : finishedScrape(scrapedProduct({ pictures: [], image: null })),
    );
    const opened = await openProducts();
    await addUrl(opened.user);
    await opened.user.click(await screen.findByRole('button', { name: 'Use a web address' }));
    await fillIn(
      opened.user,
      screen.getByLabelText('Picture address'),
      'https://pics.example/a.jpg',
    );
    return opened;
  };

  test('is copied from its address and chosen', async () => {
    testServer.reply(getScrape, ({ params }) =>
      finishedScrape(scrapedProduct({ pictures: [secondPicture] }), { id: params.scrapeId }),
    );
    const { user } = await openPictureField();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Saving...')).toBeVisible();
    const pictures = within(await screen.findByRole('radiogroup', { name: 'Picture' }));
    expect(pictures.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
    expect(testServer.requests(addExternalItem)).toHaveLength(0);
  });

  test('that cannot be copied says why', async () => {
    testServer.reply(getScrape, ({ params }) =>
      aScrape({
        id: params.scrapeId,
        step: 'failed',
        outcome: 'unreachable',
        notice: { title: 'No picture', text: 'We could not reach this picture.', advice: null },
      }),
    );
    const { user } = await openPictureField();
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('We could not reach this picture.')).toBeVisible();
    expect(screen.getByLabelText('Picture address')).toBeInvalid();
  });
});

describe('a photo of the host', () => {
  const photo = (type = 'image/jpeg', size = 10) =>
    new File([new Uint8Array(size)], 'lamp', { type });

  async function openByHand() {
    testServer.reply(startScrape, failedScrape);
    const opened = await openProducts();
    await addUrl(opened.user);
    await opened.user.click(await screen.findByRole('button', { name: 'Fill in by hand' }));
    await screen.findByLabelText('Name');
    return opened;
  }
  const stored = () =>
    finishedScrape(scrapedProduct({ pictures: [secondPicture], image: null, notes: {} }), {
      id: newId(),
    });

  test('is uploaded, chosen and kept for a return', async () => {
    testServer.reply(uploadPhoto, aScrape());
    testServer.reply(getScrape, ({ params }) => ({ ...stored(), id: params.scrapeId }));
    const { user, unmount } = await openByHand();
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    const pictures = within(await screen.findByRole('radiogroup', { name: 'Picture' }));
    expect(pictures.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
    expect(testServer.requests(uploadPhoto)).toHaveLength(1);
    unmount();
    await openScreen('/products');
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  });

  test('can be pasted into the form, while text is pasted as text', async () => {
    testServer.reply(uploadPhoto, stored());
    const { user } = await openByHand();
    await user.click(screen.getByLabelText('Name'));
    await user.paste('Our lamp');
    expect(screen.getByLabelText('Name')).toHaveValue('Our lamp');
    expect(testServer.requests(uploadPhoto)).toHaveLength(0);

    // jsdom has no DataTransfer.
    fireEvent.paste(screen.getByLabelText('Name'), {
      clipboardData: { files: [photo('image/png')], getData: () => '' },
    });
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  });

  test.each([
    ['a text', photo('text/plain'), 'Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.'],
    ['too large', photo('image/jpeg', 5 * 1024 * 1024 + 1), 'Please choose a photo of up to 5 MB.'],
  ])('that is %s is refused before it is sent', async (_, file, message) => {
    await openByHand();
    fireEvent.change(screen.getByLabelText('Photo of the gift'), { target: { files: [file] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(testServer.requests(uploadPhoto)).toHaveLength(0);
  });

  test('that can’t be used says why, and another one can be chosen', async () => {
    testServer.reply(uploadPhoto, {
      ...aScrape({ step: 'done', outcome: 'unreachable' }),
      notice: { title: 'No photo', text: 'Please choose a JPEG.', advice: null },
    });
    const { user } = await openByHand();
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    expect(await screen.findByText('Please choose a JPEG.')).toBeVisible();
    testServer.disconnect(uploadPhoto);
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    expect(
      await screen.findByText(
        'Network error occurred. Please check your connection and try again.',
      ),
    ).toBeVisible();
    testServer.reply(uploadPhoto, stored());
    await user.upload(screen.getByLabelText('Photo of the gift'), photo());
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  });
});
