import { behaviour } from '../../../platform/island/behaviour.tsx';

/** Fetches the page with that tab open and returns the content of its panel. */
async function fetchPanel(href: string, id: string): Promise<Node[]> {
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const panel = page.getElementById(id);
  if (!answer.ok || !panel) throw new Error('no panel');
  return [...panel.childNodes];
}

/**
 * Tabs following the ARIA pattern: arrow keys, Home and End move and select. Each tab links to the page with that tab
 * open; its panel is fetched when a pointer or the focus comes near, so that no visit pays for hidden content.
 */
function openTabs(host: HTMLElement): void {
  const tabs = [...host.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const panel = host.querySelector<HTMLElement>('[role=tabpanel]');
  const first = tabs.find(isSelected);
  if (!panel || !first) return;
  const contents = new Map<HTMLAnchorElement, Promise<Node[]>>([
    [first, Promise.resolve([...panel.childNodes])],
  ]);
  const contentOf = (tab: HTMLAnchorElement) => {
    const content = contents.get(tab) ?? fetchPanel(tab.href, panel.id);
    contents.set(tab, content);
    return content;
  };

  const select = async (tab: HTMLAnchorElement) => {
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', tab.id);
    panel.setAttribute('aria-busy', 'true');
    try {
      const content = await contentOf(tab);
      if (isSelected(tab)) panel.replaceChildren(...content);
    } catch {
      // On failure, navigates, since the browser explains the error better than the page could.
      if (isSelected(tab)) location.assign(tab.href);
    }
    if (isSelected(tab)) panel.removeAttribute('aria-busy');
  };

  for (const [place, tab] of tabs.entries()) {
    tab.tabIndex = isSelected(tab) ? 0 : -1;
    const prepare = () => void contentOf(tab).catch(() => contents.delete(tab));
    tab.addEventListener('pointerenter', prepare);
    tab.addEventListener('focus', prepare);
    tab.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void select(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const steps: Record<string, number> = {
        ArrowRight: place + 1,
        ArrowLeft: place - 1,
        Home: 0,
        End: tabs.length - 1,
        ' ': place,
      };
      const step = steps[event.key];
      const next = step === undefined ? undefined : tabs.at(step % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      void select(next);
    });
  }
}

const isSelected = (tab: HTMLElement) => tab.getAttribute('aria-selected') === 'true';

export default behaviour('home/public/NewsTabs', openTabs, 'visible');
