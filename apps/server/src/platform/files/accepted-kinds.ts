const mega = 1024 * 1024;

export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'docx' | 'xlsx' | 'ofd' | 'zip';
export type PictureKind = 'jpg' | 'png' | 'webp';

const pictureBytes = 10 * mega;
const documentBytes = 20 * mega;

/** The kinds of files that may be uploaded; each is recognised by its content. */
export const acceptedKinds: Record<FileKind, { mime: string; maxBytes: number }> = {
  jpg: { mime: 'image/jpeg', maxBytes: pictureBytes },
  png: { mime: 'image/png', maxBytes: pictureBytes },
  webp: { mime: 'image/webp', maxBytes: pictureBytes },
  pdf: { mime: 'application/pdf', maxBytes: documentBytes },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    maxBytes: documentBytes,
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    maxBytes: documentBytes,
  },
  // The format of electronic invoices.
  ofd: { mime: 'application/ofd', maxBytes: documentBytes },
  zip: { mime: 'application/zip', maxBytes: documentBytes },
};

export const uploadLimits = {
  files: 9,
  fileBytes: documentBytes,
  /** A whole request: all files and the separators between them. */
  requestBytes: 9 * documentBytes + mega,
};

export function isPicture(kind: FileKind): kind is PictureKind {
  return kind === 'jpg' || kind === 'png' || kind === 'webp';
}

/** The kind that a file name claims; null for names without an accepted ending. */
export function claimedKind(ending: string): FileKind | null {
  const name = ending.toLowerCase();
  if (name === 'jpeg') return 'jpg';
  return Object.hasOwn(acceptedKinds, name) ? (name as FileKind) : null;
}
