/** Universities a student or a college may name; one a line. */
export const universities = `
Aalto University
Abdul Kalam Technological University
Acharya Nagarjuna University
Adamas University
Alagappa University
Aligarh Muslim University
Amity University
Amrita Vishwa Vidyapeetham
Andhra University
Anna University
Annamalai University
Assam University
Australian National University
Awadhesh Pratap Singh University
Babasaheb Bhimrao Ambedkar University
Banaras Hindu University
Banasthali Vidyapith
Bangalore University
Barkatullah University
Bengal Engineering and Science University
Berhampur University
Bharathiar University
Bharathidasan University
Bharati Vidyapeeth
Biju Patnaik University of Technology
Birla Institute of Technology and Science, Pilani
Birla Institute of Technology, Mesra
Bundelkhand University
Carnegie Mellon University
Central University of Haryana
Central University of Karnataka
Central University of Kerala
Central University of Rajasthan
Central University of Tamil Nadu
Chandigarh University
Chaudhary Charan Singh University
Chhattisgarh Swami Vivekanand Technical University
Chitkara University
Christ University
Cochin University of Science and Technology
Cotton University
Cornell University
Davangere University
Dayalbagh Educational Institute
Delft University of Technology
Delhi Technological University
Devi Ahilya Vishwavidyalaya
Dharmsinh Desai University
Dibrugarh University
Dr. A.P.J. Abdul Kalam Technical University
Dr. Babasaheb Ambedkar Marathwada University
Dr. Babasaheb Ambedkar Technological University
Eindhoven University of Technology
École Polytechnique Fédérale de Lausanne
ETH Zürich
Galgotias University
Gauhati University
GITAM University
Georgia Institute of Technology
Goa University
Graphic Era University
Gujarat Technological University
Gujarat University
Gulbarga University
Guru Ghasidas Vishwavidyalaya
Guru Gobind Singh Indraprastha University
Guru Jambheshwar University of Science and Technology
Guru Nanak Dev University
Hemchandracharya North Gujarat University
Hemvati Nandan Bahuguna Garhwal University
Himachal Pradesh University
Hindustan Institute of Technology and Science
I.K. Gujral Punjab Technical University
Imperial College London
Indian Institute of Science, Bengaluru
Indian Institute of Technology Bombay
Indian Institute of Technology Delhi
Indian Institute of Technology Dharwad
Indian Institute of Technology Guwahati
Indian Institute of Technology Hyderabad
Indian Institute of Technology Kanpur
Indian Institute of Technology Kharagpur
Indian Institute of Technology Madras
Indian Institute of Technology Palakkad
Indian Institute of Technology Roorkee
Indira Gandhi Delhi Technical University for Women
Indira Gandhi National Open University
Institute of Chemical Technology, Mumbai
International Institute of Information Technology, Bangalore
International Institute of Information Technology, Hyderabad
Jadavpur University
Jain University
Jamia Hamdard
Jamia Millia Islamia
Jawaharlal Nehru Technological University, Anantapur
Jawaharlal Nehru Technological University, Hyderabad
Jawaharlal Nehru Technological University, Kakinada
Jawaharlal Nehru University
Jaypee Institute of Information Technology
Jiwaji University
Jodhpur National University
Kakatiya University
Kalasalingam Academy of Research and Education
Kalinga Institute of Industrial Technology
Kannur University
Karnatak University
Karunya Institute of Technology and Sciences
Kavayitri Bahinabai Chaudhari North Maharashtra University
KTH Royal Institute of Technology
King's College London
KL University
Kumaun University
Kurukshetra University
Kuvempu University
Lovely Professional University
Lucknow University
Madan Mohan Malaviya University of Technology
Madurai Kamaraj University
Maharaja Sayajirao University of Baroda
Maharshi Dayanand University
Mahatma Gandhi University
Mahatma Jyotiba Phule Rohilkhand University
Malaviya National Institute of Technology Jaipur
Mangalore University
Manipal Academy of Higher Education
Manonmaniam Sundaranar University
Massachusetts Institute of Technology
Maulana Abul Kalam Azad University of Technology
Maulana Azad National Institute of Technology Bhopal
McGill University
Mizoram University
Mohanlal Sukhadia University
Monash University
Motilal Nehru National Institute of Technology Allahabad
Nanyang Technological University
National Institute of Technology Calicut
National Institute of Technology Durgapur
National Institute of Technology Karnataka, Surathkal
National Institute of Technology Rourkela
National Institute of Technology Silchar
National Institute of Technology Tiruchirappalli
National Institute of Technology Warangal
National University of Singapore
Netaji Subhas University of Technology
Nirma University
North Bengal University
North Eastern Hill University
Odisha University of Technology and Research
Osmania University
Panjab University
Patna University
Periyar University
Pondicherry University
Presidency University
PSG College of Technology
Punjabi University
Purdue University
Rajasthan Technical University
Rajiv Gandhi Proudyogiki Vishwavidyalaya
Ranchi University
Rashtrasant Tukadoji Maharaj Nagpur University
Ravenshaw University
RMIT University
Sambalpur University
Sardar Patel University
Sardar Vallabhbhai National Institute of Technology Surat
SASTRA University
Sathyabama Institute of Science and Technology
Saurashtra University
Savitribai Phule Pune University
Shiv Nadar University
Shivaji University
Shri Mata Vaishno Devi University
Siksha O Anusandhan
Solapur University
Sri Krishnadevaraya University
Sri Venkateswara University
SRM Institute of Science and Technology
SSN College of Engineering
Stanford University
Symbiosis International University
Technical University of Munich
Tezpur University
Thapar Institute of Engineering and Technology
Thiagarajar College of Engineering
Tripura University
University of Allahabad
University of British Columbia
University of Burdwan
University of Calcutta
University of Calicut
University of Cambridge
University of Delhi
University of Edinburgh
University of Hyderabad
University of Jammu
University of Kashmir
University of Kerala
University of Madras
University of Manchester
University of Melbourne
University of Michigan
University of Mumbai
University of Mysore
University of New South Wales
University of Oxford
University of Petroleum and Energy Studies
University of Queensland
University of Rajasthan
University of Sydney
University of Tokyo
University of Toronto
University of Waterloo
Utkal University
Uttarakhand Technical University
Veer Narmad South Gujarat University
Veer Surendra Sai University of Technology
Veermata Jijabai Technological Institute
Vellore Institute of Technology
Vidyasagar University
Vikram University
Visva-Bharati
Visvesvaraya National Institute of Technology Nagpur
Visvesvaraya Technological University
Yenepoya University
YMCA University of Science and Technology
`;
