import type { OrderDetail } from '@portal/contract/service-order/public';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import styles from './Order.module.css';

interface OrderFilesProps {
  orderId: string;
  files: OrderDetail['files'];
}

/** Files of an order; both sides and the park may read them, whoever uploaded them. */
export const OrderFiles = ({ orderId, files }: OrderFilesProps) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <li key={file.fileId}>
        <FileButton file={file} from={`/api/serviceManage/order/file?id=${orderId}&fileId=${file.fileId}`} />
      </li>
    ))}
  </ul>
);
