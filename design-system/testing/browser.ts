const asRoot = process.getuid?.() === 0;

/** The installed Chromium, without the requests of its own that it makes in the background. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
};
