export interface UploadItem {
  id: string;
  name: string;
  /** Second line: size, what was recognised. */
  note?: string;
  state: 'sending' | 'done' | 'failed';
  /** Share sent, 0 to 1. */
  progress?: number;
  /** What went wrong. */
  error?: string;
  /** Address of a small picture. */
  preview?: string;
  /** Where the stored file can be opened. */
  href?: string;
}
