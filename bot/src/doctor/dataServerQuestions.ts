import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { askDataServer } from '../upstreams/dataServer/askDataServer.ts';
