export interface UploadItem {
  id: string;
  name: string;
  /** The second line: its size, or what was recognised. */
  note?: string;
  state: 'sending' | 'done' | 'failed';
  /** The share uploaded, 0 to 1. */
  progress?: number;
  /** The error message. */
  error?: string;
  /** Address of a thumbnail. */
  preview?: string;
  /** Address that opens the stored file. */
  href?: string;
}
