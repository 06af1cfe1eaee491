export { type Crop, wholePicture } from "./area";
export { cutPicture } from "./cut-picture";
export { PictureCrop, type PictureCropProps } from "./picture-crop";
