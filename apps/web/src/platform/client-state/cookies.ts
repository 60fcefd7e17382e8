export const cookiePrefix = 'park_portal_';

/** The page's cookies; `document.cookie` in the browser. */
export interface CookieJar {
  read(): string;
  /** Takes one cookie, formatted as in a Set-Cookie header. */
  write(cookie: string): void;
  secure: boolean;
}

const secondsOfAYear = 31_536_000;

export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const split = pair.indexOf('=');
    if (split > 0) cookies.set(pair.slice(0, split).trim(), decode(pair.slice(split + 1).trim()));
  }
  return cookies;
}

/** Writes a cookie with our prefix; an empty value removes it. Without `lasting` it ends with the browser session. */
export function writeCookie(jar: CookieJar, name: string, value: string, lasting = false): void {
  if (!value) {
    expireCookie(jar, cookiePrefix + name);
    return;
  }
  const age = lasting ? `; Max-Age=${secondsOfAYear}` : '';
  jar.write(
    `${cookiePrefix}${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secureFlag(jar)}`,
  );
}

/** Removes every cookie visible to scripts, except ours of the given name. */
export function clearCookiesExcept(jar: CookieJar, kept: string): void {
  for (const fullName of parseCookies(jar.read()).keys()) {
    if (fullName !== cookiePrefix + kept) expireCookie(jar, fullName);
  }
}

export function documentCookies(document: Document): CookieJar {
  return {
    read: () => document.cookie,
    write: (cookie) => {
      document.cookie = cookie;
    },
    secure: document.location.protocol === 'https:',
  };
}

function expireCookie(jar: CookieJar, fullName: string): void {
  jar.write(`${fullName}=; Path=/; SameSite=Lax; Max-Age=0${secureFlag(jar)}`);
}

function secureFlag(jar: CookieJar): string {
  return jar.secure ? '; Secure' : '';
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
