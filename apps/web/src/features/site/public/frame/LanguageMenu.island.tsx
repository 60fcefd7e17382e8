import { island } from '../../../../platform/island/island.tsx';
import { Dropdown } from '../../../../ui/dropdown/Dropdown.tsx';
import { DropdownLink } from '../../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { languagesIcon } from '../../../../ui/icon/shapes.ts';

interface LanguageMenuProps {
  label: string;
  current: string;
  choices: { lang: string; name: string; href: string; current: boolean }[];
}

function LanguageMenu({ label, current, choices }: LanguageMenuProps) {
  const trigger = (
    <>
      <Icon shape={languagesIcon} />
      {current}
    </>
  );
  return (
    <Dropdown trigger={trigger} label={`${label}: ${current}`} align="end">
      <ul>
        {choices.map(({ lang, name, href, current: chosen }) => (
          <li key={lang}>
            <DropdownLink
              href={href}
              lang={lang}
              hrefLang={lang}
              rel="nofollow"
              aria-current={chosen ? 'true' : undefined}
            >
              {name}
            </DropdownLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

export default island('site/public/frame/LanguageMenu', LanguageMenu, 'idle');
