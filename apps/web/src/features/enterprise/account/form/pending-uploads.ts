const pending = new Set<Promise<boolean>>();

/** Remembers an upload while it is under way; it resolves to whether the file was stored. */
export function trackUpload(upload: Promise<boolean>): void {
  pending.add(upload);
  void upload.finally(() => pending.delete(upload));
}

/** Waits for files under way, so that none is left out of what is saved. False where one was not stored. */
export async function uploadsDone(): Promise<boolean> {
  const stored = await Promise.all(pending);
  return stored.every(Boolean);
}
