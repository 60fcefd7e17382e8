import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useUser } from '../../../platform/account/use-user.ts';
import { endViewing } from '../../../platform/account/viewing.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './ViewingBanner.module.css';

const clockOf = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Banner above the frame while an administrator views the portal as another user. */
export function ViewingBanner({ until }: { until: number }) {
  const { name, loginName } = useUser();
  const [now, setNow] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const isOver = now >= until;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) void endViewing();
  }, [isOver]);
  const end = () => {
    setBusy(true);
    void endViewing();
  };
  return (
    <Row
      as="section"
      gap={12}
      align="center"
      padInline={24}
      padBlock={8}
      ground="amber"
      tone="amber"
      className={styles.banner}
      data-viewing
      aria-label={m.member_viewing({ name: name || loginName })}
    >
      <Icon shape={eyeIcon} />
      <b>{m.member_viewing({ name: name || loginName })}</b>
      <Text as="span" grow tone="quiet">
        {m.member_viewing_note()}
      </Text>
      <Text as="span" figures>
        {m.member_viewing_left({ time: clockOf(until - now) })}
      </Text>
      <Button size="small" busy={busy} onClick={end}>
        {m.member_viewing_end()}
      </Button>
    </Row>
  );
}
