import { withBasePath } from '../../ui/link/base-path.ts';

const never = () => new Promise<never>(() => undefined);

const isShown = (target: URL) => target.pathname === location.pathname && target.search === location.search;

/** Loads another document and never resolves, so that nothing else is shown in the meantime. */
export function leaveTo(url: string): Promise<never> {
  const target = new URL(withBasePath(url), location.href);
  if (isShown(target)) location.reload();
  else location.assign(target);
  return never();
}

/** Like `leaveTo`, but replaces the address just opened, so that going back doesn't lead to it again. */
export function leaveInstead(opened: Request, url: string): Promise<never> {
  if (isShown(new URL(opened.url))) location.replace(withBasePath(url));
  else location.assign(withBasePath(url));
  return never();
}
