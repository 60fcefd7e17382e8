import { Tree as AriaTree, Button, TreeItem, TreeItemContent } from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import { chevronRightIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import styles from './Tree.module.css';
import { pathTo, type TreeNode } from './tree-node.ts';

interface TreeProps {
  label: string;
  nodes: TreeNode[];
  selectedKey?: string | null;
  onSelect?: (key: string) => void;
  /** Keys of the branches that are open initially; those above the selected node always are. */
  openKeys?: string[];
}

/** A tree with one selectable node, as for departments. */
export function Tree({ label, nodes, selectedKey, onSelect, openKeys = [] }: TreeProps) {
  return (
    <AriaTree
      aria-label={label}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selectedKey ? [selectedKey] : []}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onSelect?.(String(key));
      }}
      defaultExpandedKeys={[...openKeys, ...pathTo(nodes, selectedKey ?? '')]}
      className={styles.tree}
    >
      {nodes.map((node) => treeItem(node))}
    </AriaTree>
  );
}

function treeItem({ key, text, note, children = [] }: TreeNode) {
  return (
    <TreeItem key={key} id={key} textValue={text} className={styles.item}>
      <TreeItemContent>
        <Button slot="chevron" className={styles.chevron} data-leaf={children.length === 0 || undefined}>
          <Icon shape={chevronRightIcon} />
        </Button>
        <Text as="span" grow shrink>
          {text}
        </Text>
        {note && (
          <Text as="small" tone="quiet" size={12} weight={400}>
            {note}
          </Text>
        )}
      </TreeItemContent>
      {children.map((child) => treeItem(child))}
    </TreeItem>
  );
}
