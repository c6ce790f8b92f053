/** How long a function may work, in seconds: two commerce calls of 8 s each fit, and gateways wait 30 s at most. */
export const FUNCTION_TIMEOUT_S = 20;
