const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g;

/** Plain text in which addresses of pages can be followed. */
export const LinkedText = ({ children }: { children: string }) =>
  children.split(address).map((part, index) =>
    index % 2 ? (
      <a
        key={`${index}-${part}`}
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        className="link"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
