const mega = 1024 * 1024;

type SoundKind = 'webm' | 'ogg' | 'm4a' | 'mp3' | 'wav';
export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'docx' | 'xlsx' | 'ofd' | 'zip' | SoundKind;
export type PictureKind = 'jpg' | 'png' | 'webp';

const pictureBytes = 10 * mega;
const documentBytes = 20 * mega;
const soundBytes = 5 * mega;

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
  // What browsers record is one of the first three.
  webm: { mime: 'audio/webm', maxBytes: soundBytes },
  ogg: { mime: 'audio/ogg', maxBytes: soundBytes },
  m4a: { mime: 'audio/mp4', maxBytes: soundBytes },
  mp3: { mime: 'audio/mpeg', maxBytes: soundBytes },
  wav: { mime: 'audio/wav', maxBytes: soundBytes },
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

/** Sounds by the other endings that they have. */
const soundEndings: Record<string, SoundKind> = { opus: 'ogg', oga: 'ogg', mp4: 'm4a' };

/** The kind that an ending stands for, of the name or of the content. */
const kindOfEnding = (ending: string): FileKind | null =>
  Object.hasOwn(acceptedKinds, ending) ? (ending as FileKind) : (soundEndings[ending] ?? null);

/** A sound by the ending that its content has. */
export function soundKind(ending: string | undefined): SoundKind | null {
  const kind = kindOfEnding(ending ?? '');
  return kind !== null && acceptedKinds[kind].mime.startsWith('audio/') ? (kind as SoundKind) : null;
}

/** The kind that a file name claims; null for names without an accepted ending. */
export function claimedKind(ending: string): FileKind | null {
  const name = ending.toLowerCase();
  if (name === 'jpeg') return 'jpg';
  return kindOfEnding(name);
}
