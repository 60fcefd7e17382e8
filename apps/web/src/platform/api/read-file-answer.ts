import type { TransportResponse } from './client-ports.ts';
import { fileNameOf } from './content-disposition.ts';
import { asEnvelope, contentType, type ReceivedEnvelope } from './read-answer.ts';

export type FileAnswer = { envelope: ReceivedEnvelope } | { file: File };

/** Reads a download. An envelope instead of a file is an error from the server; an error page counts as no answer. */
export async function readFileAnswer(response: TransportResponse): Promise<FileAnswer> {
  const type = contentType(response);
  const disposition = response.headers.get('content-disposition');
  const blob = await response.blob();
  const envelope = /json/i.test(type) ? asEnvelope(await blob.text()) : undefined;
  if (envelope) return { envelope };
  if (!response.ok || (/html/i.test(type) && !disposition)) throw new Error('The answer is not a file.');
  return { file: new File([blob], fileNameOf(disposition), { type }) };
}
