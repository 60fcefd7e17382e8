import type { OrderDetail } from '@portal/contract/service-order/public';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { Row } from '../../../ui/layout/Row.tsx';

interface OrderFilesProps {
  orderId: string;
  files: OrderDetail['files'];
}

/** Files of an order; both sides and the park may read all of them. */
export const OrderFiles = ({ orderId, files }: OrderFilesProps) => (
  <Row as="ul" wrap gap={8} above={4}>
    {files.map((file) => (
      <li key={file.fileId}>
        <FileButton file={file} from={`/api/serviceManage/order/file?id=${orderId}&fileId=${file.fileId}`} />
      </li>
    ))}
  </Row>
);
