export { ErrorScreen as default } from '../screens/error-screen.tsx';
