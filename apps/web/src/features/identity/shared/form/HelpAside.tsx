import * as m from '@portal/texts/messages';
import { useSiteSetting } from '../../../site/shared/site-setting.ts';

/** The service hotline next to a form. */
export function HelpAside() {
  const { hotline, serviceHours } = useSiteSetting();
  if (!hotline) return null;
  return (
    <>
      <h2>{m.identity_aside_help()}</h2>
      <p>
        <a href={`tel:${hotline}`}>{hotline}</a>
        {serviceHours && (
          <>
            <br />
            {m.identity_aside_hours({ hours: serviceHours })}
          </>
        )}
      </p>
    </>
  );
}
