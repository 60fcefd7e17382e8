import { type CookieJar, clearCookiesExcept, cookiePrefix, parseCookies, writeCookie } from './cookies.ts';
import { readUser, type StoredUser, storedText, type UserField, userFields } from './stored-user.ts';

export interface MenuItem {
  resNo: string;
  resUrl: string;
  name: string;
  icon: string;
  childrenMenus: MenuItem[];
  /** An administrator has read-only access to this page. */
  readsOnly?: true | undefined;
}

type Preference = 'language' | 'size' | 'platform';

const preferenceDefaults: Record<Preference, string> = { language: '', size: 'medium', platform: 'manage' };

export interface ClientState {
  /**
   * Read from the cookies each time, so that logins in other tabs take effect; the same object as long as nothing
   * changes.
   */
  user(): StoredUser;
  /** Undefined until the menus have been loaded. */
  menus(): readonly MenuItem[] | undefined;
  preference(name: Preference): string;
  saveUser(fields: Partial<Record<UserField, unknown>>): void;
  saveToken(token: string): void;
  saveMenus(menus: readonly MenuItem[]): void;
  savePreference(name: Preference, value: string): void;
  /** Ends the session locally: removes token, user object and menus; language, size and platform stay. */
  resetToken(): void;
  /** Clears the user object, the menus and all cookies except platform. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createClientState(jar: CookieJar): ClientState {
  let header = '';
  let user = readUser('');
  let menus: readonly MenuItem[] | undefined;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const saveUser: ClientState['saveUser'] = (fields) => {
    for (const field of userFields) if (field in fields) writeCookie(jar, field, storedText(fields[field]));
    notifyListeners();
  };

  return {
    user() {
      const current = jar.read();
      if (current !== header) {
        header = current;
        user = readUser(current);
      }
      return user;
    },
    menus: () => menus,
    preference: (name) => parseCookies(jar.read()).get(cookiePrefix + name) || preferenceDefaults[name],
    saveUser,
    saveToken: (token) => saveUser({ token }),
    saveMenus(list) {
      menus = list;
      notifyListeners();
    },
    savePreference(name, value) {
      writeCookie(jar, name, value, true);
      notifyListeners();
    },
    resetToken() {
      menus = undefined;
      saveUser(Object.fromEntries(userFields.map((field) => [field, ''])));
    },
    clear() {
      menus = undefined;
      clearCookiesExcept(jar, 'platform');
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
