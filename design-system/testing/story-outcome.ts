type Channel = {
  on(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
};

declare global {
  interface Window {
    storyErrors: string[] | undefined;
    selectStory: (storyId: string, viewMode: 'story' | 'docs') => void;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

export function observeStories(): void {
  let channel: Channel;
  let selected = new URLSearchParams(location.search).get('id');
  window.selectStory = (storyId, viewMode) => {
    selected = storyId;
    window.storyErrors = undefined;
    channel.emit('setCurrentStory', { storyId, viewMode });
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      channel.on('storyErrored', fail);
      channel.on('storyThrewException', fail);
      channel.on('storyMissing', fail);
      channel.on('playFunctionThrewException', fail);
      channel.on('storyFinished', succeed);
      channel.on('docsRendered', succeed);
    },
  });

  /** A story that was left may finish late, and a docs page finishes each of its stories. */
  function succeed(payload: unknown): void {
    const finished =
      typeof payload === 'object' && payload !== null && 'storyId' in payload
        ? payload.storyId
        : payload;
    if (finished === selected) window.storyErrors ??= [];
  }

  function fail(payload: unknown): void {
    // The message of a failed query contains the whole document.
    const message = JSON.stringify(payload).slice(0, 600);
    window.storyErrors = [...(window.storyErrors ?? []), message];
  }
}
