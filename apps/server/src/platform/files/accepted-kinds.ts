const mega = 1024 * 1024;

type SoundKind = 'webm' | 'ogg' | 'm4a' | 'mp3' | 'wav';
export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'docx' | 'xlsx' | 'ofd' | 'zip' | 'mp4' | SoundKind;
export type PictureKind = 'jpg' | 'png' | 'webp';

const pictureBytes = 10 * mega;
const documentBytes = 20 * mega;
const soundBytes = 5 * mega;
const videoBytes = 50 * mega;

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
  // Phone videos, and QuickTime films, which have the same structure.
  mp4: { mime: 'video/mp4', maxBytes: videoBytes },
  // Browser recordings come in one of the first three formats.
  webm: { mime: 'audio/webm', maxBytes: soundBytes },
  ogg: { mime: 'audio/ogg', maxBytes: soundBytes },
  m4a: { mime: 'audio/mp4', maxBytes: soundBytes },
  mp3: { mime: 'audio/mpeg', maxBytes: soundBytes },
  wav: { mime: 'audio/wav', maxBytes: soundBytes },
};

export const uploadLimits = {
  files: 9,
  fileBytes: videoBytes,
  /** The whole request: all files and the separators between them. */
  requestBytes: 9 * documentBytes + mega,
};

export function isPicture(kind: FileKind): kind is PictureKind {
  return kind === 'jpg' || kind === 'png' || kind === 'webp';
}

/** Alternative file extensions. */
const otherEndings: Record<string, FileKind> = {
  jpeg: 'jpg',
  opus: 'ogg',
  oga: 'ogg',
  mov: 'mp4',
  m4v: 'mp4',
};

/** The kind of a sound whose content has this extension; null if it is not a sound. */
export function soundKind(ending = ''): SoundKind | null {
  const kind = ending === 'mp4' ? 'm4a' : claimedKind(ending);
  return kind !== null && acceptedKinds[kind].mime.startsWith('audio/') ? (kind as SoundKind) : null;
}

/** Whether content with this extension may be a video; an audio-only recording has the same extension. */
export const mayBeVideo = (ending: string | undefined): boolean => claimedKind(ending ?? '') === 'mp4';

/** The kind that a file name claims; null without an accepted extension. */
export function claimedKind(ending: string): FileKind | null {
  const name = ending.toLowerCase();
  return Object.hasOwn(acceptedKinds, name) ? (name as FileKind) : (otherEndings[name] ?? null);
}
