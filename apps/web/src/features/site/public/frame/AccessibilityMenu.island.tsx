import { useState } from 'react';
import { documentCookies } from '../../../../platform/client-state/cookies.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Dropdown } from '../../../../ui/dropdown/Dropdown.tsx';
import { DropdownButton, DropdownLink } from '../../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import {
  accessibilityIcon,
  contrastIcon,
  fileTextIcon,
  mousePointer2Icon,
  rotateCcwIcon,
  typeIcon,
  zoomInIcon,
} from '../../../../ui/icon/shapes.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { AppearanceButtons, type AppearanceTexts } from '../../shared/AppearanceButtons.tsx';
import { useIsAlive } from '../../shared/use-in-browser.ts';
import styles from './AccessibilityMenu.module.css';
import { applyAids, chosenAids, type DisplayAid, displayAids } from './display-settings.ts';
import { ReadAloud, type ReadAloudTexts } from './ReadAloud.tsx';

interface AccessibilityMenuProps {
  label: string;
  texts: Record<DisplayAid, string> & AppearanceTexts & ReadAloudTexts & { reset: string; statement: string };
  statementHref: string;
}

const icons: Record<DisplayAid, string> = {
  'text-large': typeIcon,
  'zoom-double': zoomInIcon,
  'contrast-high': contrastIcon,
  'pointer-big': mousePointer2Icon,
  'view-plain': fileTextIcon,
};

function AccessibilityMenu({ label, texts, statementHref }: AccessibilityMenuProps) {
  const alive = useIsAlive();
  const [chosen, setChosen] = useState<DisplayAid[]>();
  const aids = chosen ?? (alive ? chosenAids(document.documentElement) : []);

  const choose = (wanted: DisplayAid[]) => {
    applyAids(document.documentElement, documentCookies(document), wanted);
    setChosen(wanted);
  };
  const toggle = (aid: DisplayAid) =>
    choose(aids.includes(aid) ? aids.filter((other) => other !== aid) : [...aids, aid]);

  const trigger = (
    <>
      <Icon shape={accessibilityIcon} />
      {label}
    </>
  );
  return (
    <Dropdown trigger={trigger} align="end">
      {/* The buttons need script; without it, the statement describes what browsers offer themselves. */}
      {alive && (
        <Text as="div" below={8} padBottom={8} lineBelow="thin" className={styles.aids}>
          <AppearanceButtons texts={texts} />
          {displayAids.map((aid) => (
            <DropdownButton key={aid} aria-pressed={aids.includes(aid)} onClick={() => toggle(aid)}>
              <Icon shape={icons[aid]} />
              {texts[aid]}
            </DropdownButton>
          ))}
          <ReadAloud texts={texts} />
          <DropdownButton onClick={() => choose([])} disabled={aids.length === 0}>
            <Icon shape={rotateCcwIcon} />
            {texts.reset}
          </DropdownButton>
        </Text>
      )}
      <DropdownLink href={statementHref}>{texts.statement}</DropdownLink>
    </Dropdown>
  );
}

export default island('site/public/frame/AccessibilityMenu', AccessibilityMenu, 'idle');
