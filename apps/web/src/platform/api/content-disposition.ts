const fallbackName = 'download';

/** The file name in a Content-Disposition header (RFC 6266), without folders or control characters. */
export function fileNameOf(header: string | null): string {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1];
  const quoted = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /filename\s*=\s*([^;"\s]+)/i.exec(header ?? '')?.[1];
  const name = decode(extended) ?? quoted ?? bare ?? '';
  return name.replace(/^.*[\\/]/, '').replace(/\p{Cc}/gu, '') || fallbackName;
}

function decode(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
