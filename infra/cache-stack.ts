import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { StackContext } from 'sst/constructs';
import { isLasting, nameIn, removalPolicyOf } from './stage.ts';

/** The cache's table: on demand, expired rows are removed, and its last 35 days can be restored. */
export function cache({ stack }: StackContext): { table: Table } {
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
  return { table };
}
