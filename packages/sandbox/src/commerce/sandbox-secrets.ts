/** Secrets that the sandbox shares with the shop; the same as in the example environment. */
export const sandboxSecrets = {
  multipass: '0123456789abcdef0123456789abcdef',
  webhooks: '0123456789abcdef0123456789abcdef',
  contentWebhooks: 'sandbox-content-webhooks',
};
