import type { FastifyInstance } from 'fastify';

export interface FormFile {
  /** Form field of the file. */
  field?: string;
  name: string;
  content: Buffer;
}

/** A multipart body as browsers write it. */
export function writeForm(fields: Record<string, string>, files: readonly FormFile[]) {
  const boundary = '----portal-test-boundary';
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field = 'file', name, content }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Uploads through the API; returns the answer with its HTTP status. */
export async function upload(
  app: FastifyInstance,
  token: string | undefined,
  files: readonly FormFile[],
  fields: Record<string, string> = { purpose: 'TEST' },
) {
  const { payload, headers } = writeForm(fields, files);
  const response = await app.inject({
    method: 'POST',
    url: '/api/fms/upload',
    headers: { ...headers, ...(token ? { token } : {}) },
    payload,
  });
  const { header, body } = response.json();
  return { status: response.statusCode, retCode: header.retCode, header, data: body.data };
}
