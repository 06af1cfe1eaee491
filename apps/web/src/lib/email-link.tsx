/** An address to read and to write to. */
export const EmailLink = ({ address }: { address: string }) => (
  <a className="link wrap-anywhere" href={`mailto:${address}`}>
    {address}
  </a>
);
