/** How a profile comes to the bytes of its files. */
export interface Files {
  /** Where they are; nothing while they have not come. */
  fileUrl: (key: string) => string | undefined;
  /** Brings the bytes of a file that nobody gets without saying who they are; tells why they do not come. */
  fetchFile?: ((key: string) => Promise<boolean>) | undefined;
  /** Says who opened a file that the browser fetched by itself, for it does not tell. */
  opened?: ((key: string) => void) | undefined;
}
