interface Props {
  /** The purpose of the scripts: 'ask a question'. */
  readonly to: string;
}

export const NeedsScripts = ({ to }: Props) => (
  <noscript>
    <p>{`To ${to}, please switch on JavaScript in your browser.`}</p>
  </noscript>
);
