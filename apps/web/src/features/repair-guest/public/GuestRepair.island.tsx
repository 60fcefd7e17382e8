import { lazy, Suspense } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

const GuestReport = lazy(async () => ({ default: (await import('./GuestReport.tsx')).GuestReport }));
const GuestTicket = lazy(async () => ({ default: (await import('./GuestTicket.tsx')).GuestTicket }));

interface GuestRepairProps {
  /** Address of the members' report page. */
  member: string;
}

/** The report that the key in the address opens; without a key, the form for the asset in the address. */
function GuestRepair({ member }: GuestRepairProps) {
  const address = useInBrowser(() => location.search, '-');
  if (address === '-') return null;
  const search = new URLSearchParams(address);
  const key = search.get('key');
  return (
    <Suspense>
      {key ? <GuestTicket code={key} /> : <GuestReport asset={search.get('asset') ?? ''} member={member} />}
    </Suspense>
  );
}

export default island('repair-guest/public/GuestRepair', GuestRepair, 'load');
