import './app/styles.ts';
import { startShop } from './app/start-shop.tsx';

void startShop();
