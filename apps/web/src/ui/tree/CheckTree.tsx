import { NativeCheckbox } from '../checkbox/NativeCheckbox.tsx';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Tree.module.css';
import { checkState, type TreeNode, toggleNode } from './tree-node.ts';

interface CheckTreeProps {
  label: string;
  nodes: TreeNode[];
  /** Keys of the checked leaves, which determine the state of the branches. */
  checked: ReadonlySet<string>;
  onCheck: (checked: Set<string>) => void;
  disabled?: boolean;
}

/** Permissions or topics in branches: checking a branch checks all of its leaves. */
export function CheckTree({ label, ...tree }: CheckTreeProps) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Branch {...tree} />
    </fieldset>
  );
}

function Branch({ nodes, checked, onCheck, disabled }: Omit<CheckTreeProps, 'label'>) {
  return (
    <ul className={styles.branch}>
      {nodes.map((node) => {
        const state = checkState(node, checked);
        return (
          <li key={node.key}>
            <Row align="center" gap={6} leading="mid" className={styles.check}>
              <NativeCheckbox
                label={node.text}
                checked={state === 'all'}
                indeterminate={state === 'some'}
                disabled={disabled}
                onChange={() => onCheck(toggleNode(node, checked))}
              />
              <span aria-hidden>{node.text}</span>
              {node.note && (
                <Text as="small" tone="quiet" size={12} weight={400}>
                  {node.note}
                </Text>
              )}
            </Row>
            {node.children && node.children.length > 0 && (
              <Branch nodes={node.children} checked={checked} onCheck={onCheck} disabled={disabled} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
