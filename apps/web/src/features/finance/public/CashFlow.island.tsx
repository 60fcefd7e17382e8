import { island } from '../../../platform/island/island.tsx';
import { Chart } from '../../../ui/chart/Chart.tsx';

interface CashFlowProps {
  label: string;
  labels: string[];
  /** Amounts in 万元. */
  without: { name: string; values: number[] };
  withLoan: { name: string; values: number[] };
  unit: string;
}

/** The balance with and without the loan as two lines; the adjacent table says the same. */
const CashFlow = ({ label, labels, without, withLoan, unit }: CashFlowProps) => (
  <Chart
    label={label}
    labels={labels}
    unit={unit}
    series={[
      { ...without, look: 'square' },
      { ...withLoan, look: 'round' },
    ]}
  />
);

export default island('finance/public/CashFlow', CashFlow, 'visible');
