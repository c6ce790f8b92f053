/** The shop's chat with the double; its id is public. */
export const gorgiasAccount = { appId: '01SANDBOXCHAT' };
