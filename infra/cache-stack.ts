import { AttributeType, BillingMode, type ITable, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { StackContext } from 'sst/constructs';
import { settingsOf } from './settings-of.ts';
import { isLasting, nameIn, removalPolicyOf } from './stage.ts';

/** What the functions must know of it, whether it is in a stack or was restored. */
export type CacheTable = Pick<ITable, 'tableName' | 'tableArn'>;

/** The cache's table: on demand, expired rows are removed, and its last 35 days can be restored. */
export function cache({ stack }: StackContext): { table: CacheTable } {
  const table = new Table(stack, 'cache-table', {
    tableName: nameIn(stack.stage, 'cache'),
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: 'expiresAt',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: TableEncryption.AWS_MANAGED,
    deletionProtection: isLasting(stack.stage),
    removalPolicy: removalPolicyOf(stack.stage),
  });
  const { restoredTable } = settingsOf(stack.stage);
  if (restoredTable === null) return { table };
  // A table that DynamoDB restored belongs to no stack. The other stacks still import the name of the former one while
  // this stack is deployed before them, so the export must stay.
  for (const exported of [table.tableName, table.tableArn]) stack.exportValue(exported);
  return { table: Table.fromTableName(stack, 'restored-table', restoredTable) };
}
