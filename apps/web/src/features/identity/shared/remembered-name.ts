const key = 'park_portal_login_name';

/** The login name of the last login that was to be remembered; never the password. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** An empty name removes the stored one. */
export function rememberName(loginName: string): void {
  try {
    if (loginName) localStorage.setItem(key, loginName);
    else localStorage.removeItem(key);
  } catch {
    // Without storage nothing is remembered.
  }
}
