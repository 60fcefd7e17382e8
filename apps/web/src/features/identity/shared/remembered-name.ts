const key = 'park_portal_login_name';

/** The last login name that the user chose to remember; never the password. */
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
