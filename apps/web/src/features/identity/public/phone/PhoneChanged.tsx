import * as m from '@portal/texts/messages';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from '../../shared/form/Outcome.module.css';
import { maskPhone } from '../../shared/mask-phone.ts';

interface PhoneChangedProps {
  phoneNumber: string;
  homeHref: string;
  centreHref: string;
}

export function PhoneChanged({ phoneNumber, homeHref, centreHref }: PhoneChangedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <Icon shape={circleCheckIcon} className={styles.sign} />
      <Text as="h2" above={20} size={32} className={styles.heading} ref={heading} tabIndex={-1}>
        {m.identity_phone_changed()}
      </Text>
      <Text above={8} tone="quiet" className={styles.text}>
        {m.identity_phone_changed_text({ phone: maskPhone(phoneNumber) })}
      </Text>
      <Row as="p" wrap justify="center" gap={12} above={32} className={styles.actions}>
        <ButtonLink href={centreHref} variant="main" size="large">
          {m.identity_personal_centre()}
        </ButtonLink>
        <ButtonLink href={homeHref} size="large">
          {m.act_back_home()}
        </ButtonLink>
      </Row>
    </div>
  );
}
