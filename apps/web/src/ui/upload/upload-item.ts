export interface UploadItem {
  id: string;
  name: string;
  /** Second line: its size, or what was recognised. */
  note?: string;
  state: 'sending' | 'done' | 'failed';
  /** The share sent, 0 to 1. */
  progress?: number;
  /** What went wrong. */
  error?: string;
  /** Address of a small picture. */
  preview?: string;
  /** Address at which the stored file opens. */
  href?: string;
}
