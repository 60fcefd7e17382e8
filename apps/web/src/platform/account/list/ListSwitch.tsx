import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';

/** Switches a list between all and some of its rows, in place. */
export const ListSwitch = ({ href, text }: { href: string; text: string }) => (
  <ButtonLink variant="quiet" size="small" href={href} replace keepScroll>
    {text}
  </ButtonLink>
);
